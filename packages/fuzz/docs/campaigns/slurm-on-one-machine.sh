#!/bin/sh
# Starts Slurm on this machine alone, with several nodes. Needs root and Debian's slurmctld, slurmd and munge.
# Use: sh slurm-on-one-machine.sh NODES [FOLDER]
set -e
nodes=$1
home=${2:-/tmp/slurm}
host=$(hostname -s)
cpus=$(nproc)
mkdir -p "$home/state" "$home/log" /run/munge
test -s /etc/munge/munge.key || mungekey --create
chown -R munge: /etc/munge /run/munge /var/log/munge /var/lib/munge
pgrep -x munged > /dev/null || runuser -u munge -- munged
mkdir -p /etc/slurm
cat > /etc/slurm/slurm.conf <<EOF
ClusterName=ptcg
SlurmctldHost=$host
SlurmUser=root
StateSaveLocation=$home/state
SlurmctldLogFile=$home/log/slurmctld
SlurmdLogFile=$home/log/slurmd-%n
SlurmdPidFile=$home/slurmd-%n.pid
SlurmdSpoolDir=$home/spool-%n
SlurmctldPidFile=$home/slurmctld.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdTimeout=10
ReturnToService=2
MinJobAge=3600
RebootProgram=/bin/true
NodeName=node[1-$nodes] NodeHostname=$host Port=[17001-$((17000 + nodes))] CPUs=1
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
EOF
slurmctld -c
for node in $(seq "$nodes"); do slurmd -N "node$node"; done
sinfo
