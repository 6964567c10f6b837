import { execFileSync } from 'node:child_process';
import { statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from '../../faults/power/disk.ts';
import type { Fault, Untried } from './fault.ts';

const tinyMegabytes = 8;

export const hostFaults: readonly Fault[] = [
  {
    alert: 'DiskNearlyFull',
    severity: 'warning',
    what: 'a disk on a loop device is filled until 30 % are left, so quickly that it would be full within a day',
    begin: ({ disk }) => {
      fill(disk.folder, 0.3);
      return { cure: () => undefined };
    },
  },
  {
    alert: 'InodesNearlyGone',
    severity: 'warning',
    what: 'a disk on a loop device has so many files that 5 % of its inodes are left',
    begin: () => {
      const disk = new Disk(tinyMegabytes);
      const { files, ffree } = statfsSync(disk.folder);
      for (let made = 0; made < ffree - files * 0.05; made++) writeFileSync(join(disk.folder, String(made)), '');
      return { cure: () => disk.close() };
    },
  },
];

export const fullDisk: Fault = {
  alert: 'DiskNearlyFull',
  severity: 'critical',
  what: 'a disk on a loop device is filled until 3 % are left',
  begin: ({ disk }) => {
    fill(disk.folder, 0.03);
    return { cure: () => truncateSync(join(disk.folder, 'filling')) };
  },
};

export const clockUncorrected: Fault = {
  alert: 'ClockSkew',
  severity: 'warning',
  what: 'nobody corrects the clock of this machine, and the exporter begins to look',
  begin: async ({ watch }) => {
    await watch.node.stop();
    await watch.node.start();
    return { cure: () => undefined };
  },
};

export const untriedHosts: readonly Untried[] = [
  {
    alert: 'HostMemoryLow',
    severity: 'warning',
    reason: 'nine tenths of the memory of a machine that others work on would have to be taken',
  },
];

/** Until so much of the disk is left. */
function fill(folder: string, share: number): void {
  const { bavail, blocks, bsize } = statfsSync(folder);
  const bytes = Math.floor((bavail - blocks * share) * bsize);
  execFileSync('sh', ['-c', `head -c ${bytes} /dev/zero >> "$1" && sync --file-system "$1"`, 'sh', join(folder, 'filling')]);
}
