import { isSettingKey, readSetting, SETTINGS, type SettingKey, type SettingValue } from '../../contract/settings-table';
import type { Db } from '../ports';

/** What a key was given: from `appliesAt` (epoch ms) on for rounds that begin, at once for everything else. */
interface Given {
  readonly version: number;
  readonly appliesAt: number;
  readonly at: number;
  readonly value: unknown;
}

/** A value as the store has it; null where it does not fit, or is no JSON: somebody wrote it by hand. */
function stored<K extends SettingKey>(key: K, text: string): ReturnType<typeof readSetting<K>> {
  try {
    return readSetting(key, JSON.parse(text));
  } catch {
    return null;
  }
}

/** The site's settings as this process knows them: all of them, with their past, in memory. Newer values come by {@link SettingValues.read}. */
export class SettingValues {
  readonly #given = new Map<SettingKey, Given[]>();
  #version = 0;

  /** @param unfit hears of a stored value that its schema does not take any more: it counts as never given */
  constructor(private readonly unfit: (key: string, version: number) => void) {}

  /** The newest version that is known here; 0 before any. */
  get version(): number {
    return this.#version;
  }

  /** What a setting is now. */
  now<K extends SettingKey>(key: K): SettingValue<K> {
    const last = this.#given.get(key)?.at(-1);
    return (last === undefined ? SETTINGS[key].initial : last.value) as SettingValue<K>;
  }

  /** What it is for a round that began, or begins, at a time (epoch ms): the same on every node, and ever after. */
  at<K extends SettingKey>(key: K, time: number): SettingValue<K> {
    const found = this.#given.get(key)?.findLast(({ appliesAt }) => appliesAt <= time);
    return (found === undefined ? SETTINGS[key].initial : found.value) as SettingValue<K>;
  }

  /** Since which version a setting is what it is, and when that came; zeros for one that nobody has changed. */
  since(key: SettingKey): { readonly version: number; readonly at: number } {
    const { version, at } = this.#given.get(key)?.at(-1) ?? { version: 0, at: 0 };
    return { version, at };
  }

  /** Takes up what the store has beyond what is known. @returns whether there was anything */
  async read(db: Db): Promise<boolean> {
    const rows = await db
      .selectFrom('setting_changes')
      .select(['version', 'key', 'value', 'at', 'applies_at'])
      .where('version', '>', BigInt(this.#version))
      .orderBy('version')
      .execute();
    for (const row of rows) {
      const version = Number(row.version);
      // Two readings at once: the second has it already.
      if (version < this.#version) continue;
      this.#version = version;
      if (!isSettingKey(row.key)) continue;
      const fit = stored(row.key, row.value);
      if (fit === null) this.unfit(row.key, version);
      else this.#take(row.key, { version, appliesAt: Number(row.applies_at), at: Number(row.at), value: fit.value });
    }
    return rows.length > 0;
  }

  #take(key: SettingKey, given: Given): void {
    const known = this.#given.get(key) ?? [];
    if (known.at(-1)?.version === given.version) return;
    this.#given.set(key, [...known, given]);
  }
}
