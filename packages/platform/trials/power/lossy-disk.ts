import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '../seeded-random.ts'

/**
 * A real ext4 file system in a file of its own that can lose its power: what no program has synced by then is gone, as
 * on a machine whose plug is pulled.
 */
export interface LossyDisk {
  /** Where its files are. */
  readonly folder: string
  /**
   * The power goes, at once: nothing more reaches the disk, and every later write and sync fails. The kernel drops what
   * waits in its memory, the journal of the file system too (FS_IOC_SHUTDOWN without a flush, as xfstests does it).
   */
  cut(): void
  /**
   * The power is back: the file system recovers from its journal.
   * @throws Error when programs still have files open there, or the file system itself is damaged
   */
  restore(): Promise<void>
  /** Lets the disk write some unsynced blocks, in any order, as a kernel does by itself before the power goes. */
  writeSomeEarly(random: SeededRandom): Promise<void>
  /** Forgets the disk. */
  close(): Promise<void>
}

/** Sparse: it takes only what is written. */
const DISK_BYTES = 4 * 1024 ** 3

/**
 * `noauto_da_alloc`: a rename over a file does not sync it, as with other file systems. `commit=60`: the journal is not
 * written by itself within the life of a trial, so that nothing is safe by accident.
 */
const MOUNT_OPTIONS = 'loop,noatime,noauto_da_alloc,commit=60'

/** FS_IOC_SHUTDOWN, `_IOR('X', 125, __u32)`, with FS_SHUTDOWN_FLAGS_NOLOGFLUSH. Node cannot call ioctl; Perl is on every Debian. */
const SHUT_DOWN = `open(my $folder, '<', $ARGV[0]) or die "open: $!";
my $how = pack('L', 2); ioctl($folder, 0x8004587d, $how) or die "shutdown: $!";`

/** sync_file_range of one block per line of the input: `path<tab>offset`. It writes data and nothing else. */
const WRITE_BLOCKS = `my $call = $ARGV[0];
while (<STDIN>) { chomp; my ($path, $at) = split /\\t/; open(my $file, '+<', $path) or next;
syscall($call, fileno($file), $at + 0, 4096, 7); }`
const SYNC_FILE_RANGE: Readonly<Record<string, number>> = { x64: 277, arm64: 84 }
const BLOCK_BYTES = 4096
const EARLY_BLOCKS = 60

const BUSY_TRIES = 200
const BUSY_MS = 25

/** Makes such a disk. Only root can, on Linux; see `canLosePower`. */
export function openLossyDisk(): LossyDisk {
  const home = mkdtempSync(join(tmpdir(), 'brigade-power-'))
  // A database that refuses to run as root runs under another user, who must come this far.
  chmodSync(home, 0o755)
  const [image, folder] = [join(home, 'disk'), join(home, 'mounted')]
  mkdirSync(folder)
  writeFileSync(image, '')
  truncateSync(image, DISK_BYTES)
  runQuietly('mkfs.ext4', '-q', '-F', '-m', '0', '-E', 'lazy_itable_init=1,lazy_journal_init=1', image)
  const mount = () => runQuietly('mount', '-o', MOUNT_OPTIONS, image, folder)
  mount()
  return {
    folder,
    cut: () => runQuietly('perl', '-e', SHUT_DOWN, folder),
    async restore() {
      await unmount(image, folder)
      mount()
    },
    writeSomeEarly: (random) => writeSomeEarly(folder, random),
    async close() {
      await unmount(image, folder)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Whether this machine lets us make such a disk: Linux, as root, with loop devices. */
export async function canLosePower(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    await openLossyDisk().close()
    return true
  } catch {
    return false
  }
}

function runQuietly(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Killed programs let go of their files a moment after they are gone. */
async function unmount(image: string, folder: string): Promise<void> {
  for (let attempt = 1; spawnSync('umount', [folder]).status !== 0; attempt += 1) {
    if (attempt === BUSY_TRIES) throw new Error(`Some program still uses ${folder}.`)
    await wait(BUSY_MS)
  }
  // Until the kernel has let go of the device too, it would show the file system as it was.
  for (let attempt = 1; spawnSync('losetup', ['-j', image]).stdout.length > 0; attempt += 1) {
    if (attempt === BUSY_TRIES) throw new Error(`The kernel still uses ${image}.`)
    await wait(BUSY_MS)
  }
}

async function writeSomeEarly(folder: string, random: SeededRandom): Promise<void> {
  const call = SYNC_FILE_RANGE[process.arch]
  const files = await filesIn(folder)
  const [first, ...others] = files
  if (call === undefined || first === undefined) return
  const blocks = Array.from({ length: EARLY_BLOCKS }, () => {
    const { path, size } = random.pick([first, ...others])
    return `${path}\t${random.below(Math.ceil(size / BLOCK_BYTES)) * BLOCK_BYTES}\n`
  })
  execFileSync('perl', ['-e', WRITE_BLOCKS, String(call)], { input: blocks.join('') })
}

async function filesIn(folder: string): Promise<readonly { readonly path: string; readonly size: number }[]> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const about = await stat(path).catch(() => undefined)
      return about?.isFile() === true && about.size > 0 ? [{ path, size: about.size }] : []
    }),
  )
  return found.flat()
}
