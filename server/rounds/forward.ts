import * as z from 'zod/mini';
import { CODE, CodeError } from '../../contract/errors';
import { faultCode } from '../../contract/faults';
import type { CallBinding, Caller, Clock, Entropy, Fanout } from '../ports';
import type { HouseRoom } from './deps';
import type { RoomLogger } from './observe';

/** A call on its way to the node that has the room. */
interface Ask {
  readonly id: string;
  readonly node: string;
  readonly route: string;
  readonly req: unknown;
  /** Where players come from stays on their node. */
  readonly caller: Omit<Caller, 'address'>;
}

type Reply =
  | { readonly id: string; readonly ok: true; readonly reply: unknown }
  | {
      readonly id: string;
      readonly ok: false;
      readonly code: number;
      readonly params: Readonly<Record<string, string>>;
      readonly message: string;
    };

const asks: z.ZodMiniType<Ask> = z.object({
  id: z.string(),
  node: z.string(),
  route: z.string(),
  req: z.unknown(),
  caller: z.object({
    connectionId: z.string(),
    region: z.string(),
    player: z.nullable(z.object({ id: z.string(), name: z.string(), avatar: z.string() })),
    receivedAt: z.number(),
  }),
});
const replies: z.ZodMiniType<Reply> = z.discriminatedUnion('ok', [
  z.object({ id: z.string(), ok: z.literal(true), reply: z.unknown() }),
  z.object({
    id: z.string(),
    ok: z.literal(false),
    code: z.number(),
    params: z.record(z.string(), z.string()),
    message: z.string(),
  }),
]);

/** No stream route begins like these, so no client can listen. */
const ASK = '@rooms:ask';
const ANSWER = '@rooms:answer:';
/** Less than a client waits, so that it hears the code and not a silence. */
const PATIENCE_MS = 5_000;

export interface ForwardDeps {
  readonly fanout: Fanout;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly logger: RoomLogger;
}

/** Lets every node of a cluster answer the calls of rooms that are open on another one. */
export interface Forwarding {
  over(room: HouseRoom): HouseRoom;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Calls to a room that is not open here go over the fan-out to the node that has it; nothing is sent twice. A node that dies over
 * a call leaves its fate unknown, like a lost connection would: the client's id for the command makes asking again safe.
 */
export function createForwarding({ fanout, clock, entropy, logger }: ForwardDeps): Forwarding {
  const node = entropy.id();
  const waiting = new Map<string, (reply: Reply) => void>();
  const here: { readonly room: HouseRoom; readonly calls: ReadonlyMap<string, CallBinding> }[] = [];

  const send = (topic: string, body: Ask | Reply): void => fanout.publish(topic, encoder.encode(JSON.stringify(body)));

  function ask(route: string, req: unknown, { address: _, ...caller }: Caller): Promise<unknown> {
    const id = entropy.id();
    return new Promise((resolve, reject) => {
      const cancel = clock.at(clock.now() + PATIENCE_MS, () => {
        waiting.delete(id);
        reject(new CodeError(CODE.gameUnavailable));
      });
      waiting.set(id, (reply) => {
        waiting.delete(id);
        cancel();
        if (reply.ok) resolve(reply.reply);
        else reject(new CodeError(reply.code, reply.params, reply.message));
      });
      send(ASK, { id, node, route, req, caller });
    });
  }

  async function answer({ id, node: asker, route, req, caller }: Ask): Promise<void> {
    const binding = here.find(({ room, calls }) => calls.has(route) && room.isOpen())?.calls.get(route);
    if (binding === undefined || asker === node) return;
    try {
      // The asking node may be of another release: what it let pass need not pass here.
      const asked = binding.call.req.safeParse(req);
      if (!asked.success) throw new CodeError(faultCode(asked.error));
      send(`${ANSWER}${asker}`, {
        id,
        ok: true,
        reply: await binding.handle(asked.data as never, { ...caller, address: '' }),
      });
    } catch (error) {
      if (!(error instanceof CodeError)) logger.error({ err: error, route }, 'a forwarded call failed');
      const { code, params, message } = error instanceof CodeError ? error : new CodeError(CODE.unparseable);
      send(`${ANSWER}${asker}`, { id, ok: false, code, params, message });
    }
  }

  fanout.subscribe((topic, data) => {
    if (topic === ASK) void answer(asks.parse(JSON.parse(decoder.decode(data))));
    else if (topic === `${ANSWER}${node}`) {
      const reply = replies.parse(JSON.parse(decoder.decode(data)));
      waiting.get(reply.id)?.(reply);
    }
  });

  return {
    over(room) {
      here.push({ room, calls: new Map(room.calls.map((binding) => [binding.call.route, binding])) });
      const calls = room.calls.map((binding): CallBinding => ({
        ...binding,
        handle: (req: never, caller) =>
          room.isOpen() ? binding.handle(req, caller) : ask(binding.call.route, req, caller),
      }));
      return { ...room, calls };
    },
  };
}
