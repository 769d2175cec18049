import { networkOf, turnPathOf } from './network';

/** Who holds one of the places. */
interface Holder {
  giveUp(): void;
}

/** Holders by where they are, as `turnPathOf` parts them: at each level each part knows how many it has. */
class Part {
  readonly parts = new Map<string, Part>();
  /** In the order in which they came. */
  readonly holders = new Set<Holder>();
  count = 0;

  add([name, ...rest]: readonly string[], holder: Holder): void {
    this.count += 1;
    if (name === undefined) return void this.holders.add(holder);
    const part = this.parts.get(name) ?? new Part();
    this.parts.set(name, part);
    part.add(rest, holder);
  }

  remove([name, ...rest]: readonly string[], holder: Holder): void {
    this.count -= 1;
    const part = name === undefined ? undefined : this.parts.get(name);
    if (name === undefined || part === undefined) return void this.holders.delete(holder);
    part.remove(rest, holder);
    if (part.count === 0) this.parts.delete(name);
  }

  find([name, ...rest]: readonly string[]): Part | undefined {
    return name === undefined ? this : this.parts.get(name)?.find(rest);
  }

  /** The part of it that has most; undefined of one that has no parts. */
  get fullest(): Part | undefined {
    let most: Part | undefined;
    for (const part of this.parts.values()) if (most === undefined || part.count > most.count) most = part;
    return most;
  }
}

/**
 * So many places for everybody together. When none is left, one of whoever has most is given up for who has less, so that some addresses that take all there are keep nobody out: a limit for each of
 * them alone is multiplied by as many as an attacker brings. What is routed as one (`turnPathOf`) counts as one.
 */
export class FairPlaces {
  private readonly all = new Part();

  /**
   * @param most places, `ofNetwork` of them for one network (`networkOf`)
   * @param gives which of those of an address is given up: the `oldest` of what is over in a moment, so that it makes room for a neighbour's, too; the `newest` of what is meant to stay
   */
  constructor(
    private readonly most: { readonly ofAll: number; readonly ofNetwork: number },
    private readonly gives: 'oldest' | 'newest',
  ) {}

  /**
   * Takes a place; call what it returns when it is free again, as often as may be. Null when there is none, and nobody has more than who asks.
   * @param giveUp told once that the place is somebody else's from now on
   */
  enter(address: string, giveUp: () => void): (() => void) | null {
    const path = [...turnPathOf(address), networkOf(address)];
    const neighbours = this.all.find(path);
    const isFull = neighbours !== undefined && neighbours.count >= this.most.ofNetwork;
    if (isFull || this.all.count >= this.most.ofAll) {
      const other = (isFull ? undefined : this.whoGives(path)) ?? this.neighbourOf(neighbours);
      if (other === undefined) return null;
      other.giveUp();
    }
    const leave = (): void => {
      if (!held) return;
      held = false;
      this.all.remove(path, holder);
    };
    let held = true;
    const holder: Holder = {
      giveUp: () => {
        leave();
        giveUp();
      },
    };
    this.all.add(path, holder);
    return leave;
  }

  /** Somebody of the part that has most, at each level, unless who asks is of it, or would have as many then. */
  private whoGives(path: readonly string[]): Holder | undefined {
    let part = this.all;
    let asking: Part | undefined = this.all;
    for (const name of path) {
      const { fullest } = part;
      if (fullest === undefined) return undefined;
      const own: Part | undefined = asking?.parts.get(name);
      if (asking !== undefined && own !== fullest && fullest.count <= (own?.count ?? 0) + 1) return undefined;
      asking = own === fullest ? own : undefined;
      part = fullest;
    }
    if (asking !== undefined) return undefined;
    return this.gives === 'oldest' ? this.neighbourOf(part) : [...part.holders].at(-1);
  }

  /** Who makes room for somebody at the same address. */
  private neighbourOf(part: Part | undefined): Holder | undefined {
    const [oldest] = part?.holders ?? [];
    return this.gives === 'oldest' ? oldest : undefined;
  }
}
