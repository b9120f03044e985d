/** PostgreSQL's own settings by their names. */
export type EngineSettings = Readonly<Record<string, string>>

/** Fit for a machine with 512 MB that does other things too. */
export const SMALL_MACHINE: EngineSettings = {
  // The operating system keeps pages in memory as well.
  shared_buffers: '32MB',
  max_connections: '40',
  huge_pages: 'off',
  jit: 'off',
  // Each of these is a process of its own, for what one small machine does not have.
  io_method: 'sync',
  autovacuum_max_workers: '1',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  // Nobody copies the log elsewhere, so it need not say more than a restart asks for.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and details hold people's data, and every error reaches whoever asked; the lines go to this program's log.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_error_verbosity: 'terse',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** What is acknowledged is on the disk, and pages that a power cut halved are made whole from the log. */
export const DURABLE: EngineSettings = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }

/** For data that go with the process: nothing waits for the disk. */
export const PASSING: EngineSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Many programs' tests share it.
  max_connections: '400',
}
