import type { Defaulted, Int64 } from './columns';

export type JobState = 'queued' | 'running' | 'parked';

/**
 * Work that is still to be done: a job that is done has no row. `due_at` (epoch ms) is when a worker may take it: the time it is meant for, that of its next try, or,
 * while it runs, the end of its worker's lease. `lease_token` says whose lease it is, '' when nobody's. `attempts` counts the tries begun. There is one job of a
 * `kind` and `key` at most that is not parked; a job without a key is null there.
 */
export interface JobsTable {
  job_id: string;
  kind: string;
  key: string | null;
  payload: string;
  state: JobState;
  due_at: Int64;
  lease_token: string;
  attempts: Defaulted;
  last_error: string;
  created_at: Int64;
}

/** The last occurrence of each entry of the calendar for which a job was put in the queue, epoch ms. */
export interface JobSchedulesTable {
  kind: string;
  last_at: Int64;
}

export interface JobTables {
  jobs: JobsTable;
  job_schedules: JobSchedulesTable;
}
