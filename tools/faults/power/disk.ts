import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pause } from '../../../apps/server/src/platform/clock.ts';

const megabyte = 1_048_576;
const unmountedWithinMs = 30_000;
/** EXT4_IOC_SHUTDOWN without a last write of the journal: what was not synced by now will never be. */
const cutPower = 'open(my $disk, "<", $ARGV[0]) or die $!; my $flags = pack("L", 2); ioctl($disk, 0x8004587d, $flags) or die $!;';

/** A disk of the harness's own whose power can be cut: an ext4 file system in a file, on a loop device. Needs root. */
export class Disk {
  readonly folder: string;
  private readonly home: string;
  private readonly image: string;
  private readonly drop = () => {
    // At the end of the process there is no time to wait for whoever still has a file open.
    if (this.isMounted) execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.home, { recursive: true, force: true });
  };

  constructor(megabytes: number) {
    if (process.getuid?.() !== 0) throw new Error('only root may mount a disk');
    this.home = mkdtempSync(join(tmpdir(), 'pb-faults-disk-'));
    // PostgreSQL runs as another user, and has to come through.
    chmodSync(this.home, 0o711);
    this.image = join(this.home, 'image');
    this.folder = join(this.home, 'mounted');
    mkdirSync(this.folder);
    writeFileSync(this.image, '');
    truncateSync(this.image, megabytes * megabyte);
    process.once('exit', this.drop);
    execFileSync('mkfs.ext4', ['-q', this.image]);
    this.mount();
  }

  mount(): void {
    execFileSync('mount', ['-o', 'loop', this.image, this.folder]);
  }

  /** Everything that was written so far is there for good. */
  sync(): void {
    execFileSync('sync', ['--file-system', this.folder]);
  }

  /** From now on nothing reaches the disk, and nothing is read from it, until it is unmounted and mounted again. */
  async cut(): Promise<void> {
    // Asked of a folder where nothing is mounted, it would cut off the machine's own disk.
    if (!this.isMounted) throw new Error(`no loop device is mounted at ${this.folder}`);
    await promisify(execFile)('perl', ['-e', cutPower, this.folder]);
  }

  async unmount(): Promise<void> {
    const until = performance.now() + unmountedWithinMs;
    while (this.isMounted) {
      try {
        execFileSync('umount', [this.folder], { stdio: ['ignore', 'ignore', 'pipe'] });
      } catch (error) {
        // Processes that were killed need a moment to close their files.
        if (performance.now() > until) throw error;
        await pause(50);
      }
    }
  }

  async close(): Promise<void> {
    await this.unmount();
    this.drop();
    process.off('exit', this.drop);
  }

  private get isMounted(): boolean {
    const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
    return mounts.some((line) => line.startsWith('/dev/loop') && line.split(' ')[1] === this.folder);
  }
}
