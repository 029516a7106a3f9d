"""An engine of the main phase alone, for `ptcg-turn judge`: it lists legal events on quiet boards and declines all other boards."""
import json, sys

def is_quiet(save):
    """True if the toy knows every rule that matters here: in the main phase, without card texts and without effects in force."""
    game = save["game"]
    me = game["players"][game["turn"]["player"]]
    pokemon = [one for side in game["players"] for one in [side["active"], *side["bench"]] if one]
    cards = [game["definitions"][game["cards"][card]["definition"]] for one in pokemon for card in one["cards"] + one["energy"]]
    hand = [game["definitions"][game["cards"][card]["definition"]] for card in me["hand"]]
    plain = all(not (card.keys() & {"abilities", "continuous", "triggers", "instead", "onlyTo"}) for card in cards + hand)
    simple = all(card["kind"] == "Pokemon" or card.get("basic") for card in cards + hand)
    attacks = [attack for card in cards if card["kind"] == "Pokemon" for attack in card["attacks"]]
    special = any(attack.keys() & {"only", "oncePerGame", "onTheFirstTurn"} for attack in attacks)
    in_force = game["lastingRules"] or game["stadium"] or any(one["lasting"] or one["tools"] for one in pokemon)
    return save["state"] == "turn.main.ready" and me["active"] and plain and simple and not special and not in_force

def legal(game):
    turn, rules = game["turn"], game["ruleset"]
    player, per_turn = turn["player"], rules["perTurn"]
    me, named = game["players"][player], lambda card: game["definitions"][game["cards"][card]["definition"]]
    active, mine = me["active"], [me["active"], *me["bench"]]
    for card in me["hand"]:
        what = named(card)
        if what["kind"] == "Pokemon" and what["stage"] == "Basic" and len(me["bench"]) < rules["benchLimit"]:
            yield {"type": "BENCH_POKEMON", "player": player, "card": card}
        for one in mine:
            is_new = one["enteredOnTurn"] >= turn["number"] or one["changedOnTurn"] == turn["number"]
            fits = what["kind"] == "Pokemon" and what.get("evolvesFrom") == named(one["cards"][-1])["name"]
            if fits and not is_new and me["turnsTaken"] >= rules["evolvesFromTurn"]:
                yield {"type": "EVOLVE", "player": player, "card": card, "pokemon": one["id"]}
            if what["kind"] == "Energy" and (per_turn["energy"] is None or turn["energyAttached"] < per_turn["energy"]):
                yield {"type": "ATTACH_ENERGY", "player": player, "card": card, "pokemon": one["id"]}
    units = [unit[0] for card in active["energy"] for unit in named(card)["provides"]]
    can_move = active["conditions"]["rotated"] not in ("Asleep", "Paralyzed")
    now = named(active["cards"][-1])
    if me["bench"] and can_move and (per_turn["retreats"] is None or turn["retreats"] < per_turn["retreats"]):
        if len(units) >= now["retreatCost"]:
            yield {"type": "RETREAT", "player": player}
    for index, attack in enumerate(now["attacks"]):
        typed = [kind for kind in attack["cost"] if kind != "Colorless"]
        paid = len(units) >= len(attack["cost"]) and all(units.count(kind) >= typed.count(kind) for kind in typed)
        if paid and can_move and (turn["number"] > 1 or rules["firstTurn"]["attacks"]):
            yield {"type": "DECLARE_ATTACK", "player": player, "attack": index}
    yield {"type": "END_TURN", "player": player}

game = None
for line in sys.stdin:
    request = json.loads(line)
    answer = {"ok": False, "error": {"code": "CANNOT_SAY"}}
    if request.get("method") == "load":
        game = request["file"]["game"] if is_quiet(request["file"]) else None
        answer = {"ok": True} if game else {"ok": False, "error": {"code": "CANNOT_LOAD"}}
    if request.get("method") == "legal" and game:
        answer = {"ok": True, "events": list(legal(game))}
    print(json.dumps(answer), flush=True)
