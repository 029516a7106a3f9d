#!/bin/sh
# Starts or stops a Redis and a PostgreSQL for this example alone, on their own ports:
#   sh services.sh start|stop [redis|postgres]
# They come from Debian: apt-get install redis-server postgresql
set -eu
FOLDER=${PTCG_SERVICES:-/tmp/ptcg-online}
REDIS_PORT=${REDIS_PORT:-6390}
PG_PORT=${PG_PORT:-5440}
PG_BIN=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)

need() {
  [ -x "$1" ] || { echo "$2 is missing: apt-get install $3" >&2; exit 2; }
}
# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then su postgres -s /bin/sh -c "$1"; else sh -c "$1"; fi
}
start_redis() {
  need "$(command -v redis-server || echo /none)" Redis redis-server
  redis-cli -p "$REDIS_PORT" ping >/dev/null 2>&1 && return
  redis-server --port "$REDIS_PORT" --bind 127.0.0.1 --daemonize yes --save '' --dir "$FOLDER" >/dev/null
}
start_postgres() {
  need "$PG_BIN/pg_ctl" PostgreSQL postgresql
  if [ ! -d "$FOLDER/postgres" ]; then
    mkdir "$FOLDER/postgres"
    [ "$(id -u)" = 0 ] && chown postgres "$FOLDER/postgres"
    as_postgres "$PG_BIN/initdb --auth=trust --username=ptcg --encoding=UTF8 -D $FOLDER/postgres >/dev/null"
  fi
  as_postgres "$PG_BIN/pg_ctl status -D $FOLDER/postgres >/dev/null" && return
  as_postgres "$PG_BIN/pg_ctl start -w -D $FOLDER/postgres -l $FOLDER/postgres/log \
    -o '-p $PG_PORT -c listen_addresses=127.0.0.1 -c unix_socket_directories=' >/dev/null"
  as_postgres "$PG_BIN/createdb -h 127.0.0.1 -p $PG_PORT -U ptcg ptcg" 2>/dev/null || true
}
stop_redis() { redis-cli -p "$REDIS_PORT" shutdown nosave 2>/dev/null || true; }
stop_postgres() { as_postgres "$PG_BIN/pg_ctl stop -m fast -D $FOLDER/postgres >/dev/null" || true; }

mkdir -p "$FOLDER"
case "${2:-both}" in
  both) "${1:-start}_redis"; "${1:-start}_postgres" ;;
  *) "${1}_$2" ;;
esac
