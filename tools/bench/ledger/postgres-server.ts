import { readdirSync, readFileSync } from 'node:fs';
import { cpuSecondsOf, endedChildrenCpuSecondsOf } from '../../load/service.ts';

/** Of a small server in life: it waits for the disk, and its checkpoints are not so near that one side gets them all. */
export const postgresSettings = { fsync: 'on', shared_buffers: '1GB', max_wal_size: '8GB', checkpoint_timeout: '30min' };

/** Processor seconds of a PostgreSQL server: its main process, those that run, and those that have ended. */
export function familyCpuSeconds(mainPid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === mainPid);
  return [mainPid, ...children.map(Number)].reduce((sum, pid) => sum + secondsOf(pid), endedChildrenCpuSecondsOf(mainPid));
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has ended since the folder was read.
    return undefined;
  }
}

function secondsOf(pid: number): number {
  try {
    return cpuSecondsOf(pid);
  } catch {
    return 0;
  }
}
