#!/bin/sh
# The drill of a full disk, with its own database on a disk of 96 MB in memory. Needs root to mount the disk.
set -eu
cd "$(dirname "$0")/.."
export PTCG_SERVICES=/tmp/ptcg-small-disk REDIS_PORT=6392 PG_PORT=5442
mkdir -p "$PTCG_SERVICES"
mount -t tmpfs -o size=96m tmpfs "$PTCG_SERVICES"
trap 'sh services.sh stop; umount "$PTCG_SERVICES"' EXIT
sh services.sh start
npm run --silent drill -- disk
