import type * as z from 'zod/mini';
import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/http';
import type { Player } from '../ports';

/** Who sent a request. */
export interface Visitor {
  /** The network that the player's address is of, as far as we know it (system/network). */
  readonly ip: string;
  /** The same; null for loopback, behind which is whatever runs on this machine, benches and proxies that we were not told of. */
  readonly payer: string | null;
  /** Whether the request was made on this very machine, by nobody's proxy. */
  readonly local: boolean;
  /** The place that the request comes from, an ISO 3166-1 code; '' where nobody says. */
  readonly region: string;
  readonly clientId: string;
  /** The client's `request_id`: the same request keeps it. */
  readonly requestId: string;
  /** The device token that the browser brought, '' without one. */
  readonly device: string;
  /** What the browser says of itself, '' without. */
  readonly agent: string;
  /** Makes the browser keep a device token, with the answer. */
  keepDevice(token: string): void;
}

/** A visitor whose token was valid. */
export interface SignedIn extends Visitor {
  readonly player: Player;
  readonly token: string;
}

interface Input<E extends Endpoint> {
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
}

type Asker<E extends Endpoint> = E['access'] extends 'guest' ? Visitor : SignedIn;

/** Answers one endpoint: query and body have passed the contract's schemas. A refusal is a thrown CodeError. */
export type Answer<E extends Endpoint> = (input: Input<E>, from: Asker<E>) => Promise<z.output<E['reply']>>;

type Areas = typeof endpoints;

/** An answer for every endpoint of the contract, area by area: the compiler lists what is missing. */
export type Answers = {
  readonly [Area in keyof Areas]: {
    readonly [Name in keyof Areas[Area]]: Areas[Area][Name] extends Endpoint ? Answer<Areas[Area][Name]> : never;
  };
};

/** One endpoint and its answer, with the types of the pair forgotten: the table above has checked them. */
export interface Mounted {
  readonly endpoint: Endpoint;
  /** Area and name in the contract, `account.login`. */
  readonly name: string;
  readonly answer: (input: never, from: never) => Promise<unknown>;
}

/** The table as a list. */
export function mountedAnswers(areasOf: { readonly [A in keyof Areas]: { readonly answers: Answers[A] } }): Mounted[] {
  const areas = Object.entries(endpoints).map(([area, table]) => ({
    area,
    table,
    answers: new Map<string, Mounted['answer']>(Object.entries(areasOf[area as keyof Areas].answers)),
  }));
  return areas.flatMap(({ area, table, answers: byName }) =>
    Object.entries(table).map(([name, endpoint]) => {
      const answer = byName.get(name);
      if (!answer) throw new Error(`nothing answers ${endpoint.method} ${endpoint.path}`);
      return { endpoint, name: `${area}.${name}`, answer };
    }),
  );
}
