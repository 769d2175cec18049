import { sql } from 'kysely';
import { audit } from '../server/ledger/audit/index';
import type { Db } from '../server/ports';
import { NoStoreError, readStore } from '../server/store/reader';
import { ConfigError, readConfig } from '../server/system/config';

/** What the audit came to: 0 when the books are right, 1 when they are not, 2 when they could not be read. */
export interface AuditVerdict {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** What the audit has looked at. */
async function sizeOf(db: Db): Promise<{ bets: bigint; transfers: bigint }> {
  const { rows } = await sql<{ bets: bigint; transfers: bigint }>`select
      (select count(*) from bets) as bets,
      (select count(*) from transfers) as transfers`.execute(db);
  return rows[0] ?? { bets: 0n, transfers: 0n };
}

/** Audits the store that the environment names (DATABASE_URL, DATA_DIR), also while a server plays on it. */
export async function auditBooks(env: Readonly<Record<string, string | undefined>>): Promise<AuditVerdict> {
  try {
    return await readStore(readConfig(env), async (db) => {
      const faults = await audit(db);
      const { bets, transfers } = await sizeOf(db);
      const looked = `${bets} taruhan, ${transfers} pindah buku / ${bets} bets, ${transfers} transfers`;
      return {
        code: faults.length === 0 ? 0 : 1,
        lines: [...faults, `${faults.length} selisih / differences (${looked})`],
      };
    });
  } catch (error) {
    if (error instanceof NoStoreError || error instanceof ConfigError) return { code: 2, lines: [error.message] };
    return { code: 2, lines: [`Buku tidak bisa dibaca.\nThe books cannot be read: ${String(error)}`] };
  }
}
