import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** Known devices by age, for what forgets the old ones: without it each walk went through all of them. */
export const devicesByTime: Migration = {
  name: '20261127_devices_by_time',
  async up(tx) {
    await sql.raw('create index known_devices_by_time on known_devices (at)').execute(tx);
  },
};
