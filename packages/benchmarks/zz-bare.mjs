import { playGame } from 'ptcg-turn-engine-fuzz/internal/campaign/game'
for (let r = 0; r < 20; r++) for (let i = 0; i < 40; i++) playGame(1, i, [])
