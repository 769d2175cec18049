import * as z from 'zod/mini';
import { CODE, CodeError } from '../../contract/errors';
import { faultCode } from '../../contract/faults';
import type { Call } from '../../contract/wire';
import type { CallBinding, Caller, Clock, Entropy, Fanout } from '../ports';
import { ClockOffsets } from './clock-offsets';
import type { HouseRoom } from './deps';
import type { RoomLogger } from './observe';

/** A call on its way to the node that has the room. */
interface Ask {
  readonly id: string;
  readonly node: string;
  readonly route: string;
  readonly req: unknown;
  /** By the clock of the node that asks, as is when the caller's frame was received, epoch ms. A node of an older release does not say it. */
  readonly sentAt?: number | undefined;
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
  sentAt: z.optional(z.number()),
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

const isUnavailable = (error: unknown): boolean => error instanceof CodeError && error.code === CODE.gameUnavailable;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Calls to a room that is not open here go over the fan-out to the node that has it; nothing is sent twice. A node that dies over
 * a call leaves its fate unknown, like a lost connection would: a command is answered with 0 then, never with a code that says it
 * was not carried out, and the client's id for it makes asking again safe.
 */
export function createForwarding({ fanout, clock, entropy, logger }: ForwardDeps): Forwarding {
  const node = entropy.id();
  const waiting = new Map<string, (reply: Reply) => void>();
  const offsets = new ClockOffsets();
  const here: { readonly room: HouseRoom; readonly calls: ReadonlyMap<string, CallBinding> }[] = [];

  const send = (topic: string, body: Ask | Reply): void => fanout.publish(topic, encoder.encode(JSON.stringify(body)));

  function ask({ route, effect }: Call, req: unknown, { address: _, ...caller }: Caller): Promise<unknown> {
    const id = entropy.id();
    return new Promise((resolve, reject) => {
      const cancel = clock.at(clock.now() + PATIENCE_MS, () => {
        waiting.delete(id);
        reject(new CodeError(effect === 'write' ? CODE.unparseable : CODE.gameUnavailable));
      });
      waiting.set(id, (reply) => {
        waiting.delete(id);
        cancel();
        if (reply.ok) resolve(reply.reply);
        else reject(new CodeError(reply.code, reply.params, reply.message));
      });
      send(ASK, { id, node, route, req, sentAt: clock.now(), caller });
    });
  }

  async function answer({ id, node: asker, route, req, sentAt, caller }: Ask): Promise<void> {
    const open = here.find(({ room, calls }) => calls.has(route) && room.isOpen());
    const binding = open?.calls.get(route);
    if (open === undefined || binding === undefined || asker === node) return;
    const offset = sentAt === undefined ? 0 : offsets.of(asker, sentAt, clock.now());
    const receivedAt = caller.receivedAt + offset;
    try {
      // The asking node may be of another release: what it let pass need not pass here.
      const asked = binding.call.req.safeParse(req);
      if (!asked.success) throw new CodeError(faultCode(asked.error));
      send(`${ANSWER}${asker}`, {
        id,
        ok: true,
        reply: await binding.handle(asked.data as never, { ...caller, receivedAt, address: '' }),
      });
    } catch (error) {
      if (!(error instanceof CodeError)) logger.error({ err: error, route }, 'a forwarded call failed');
      // A room that has closed over a call may be open elsewhere already, and carry the call out there: two nodes hear it then.
      const overtaken = isUnavailable(error) && binding.call.effect === 'write' && !open.room.isOpen();
      const known = error instanceof CodeError && !overtaken;
      const { code, params, message } = known ? error : new CodeError(CODE.unparseable);
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
        handle: (req: never, caller) => (room.isOpen() ? binding.handle(req, caller) : ask(binding.call, req, caller)),
      }));
      return { ...room, calls };
    },
  };
}
