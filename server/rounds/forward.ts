import { CODE, CodeError } from '../../contract/errors';
import type { CallBinding, Caller, Clock, Entropy, Fanout } from '../ports';
import type { HouseRoom } from './deps';
import type { RoomLogger } from './observe';

/** A call on its way to the node that has the room. */
interface Ask {
  readonly id: string;
  readonly node: string;
  readonly route: string;
  readonly req: unknown;
  readonly caller: Caller;
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

  function ask(route: string, req: unknown, caller: Caller): Promise<unknown> {
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
      send(`${ANSWER}${asker}`, { id, ok: true, reply: await binding.handle(req as never, caller) });
    } catch (error) {
      if (!(error instanceof CodeError)) logger.error({ err: error, route }, 'a forwarded call failed');
      const { code, params, message } = error instanceof CodeError ? error : new CodeError(CODE.unparseable);
      send(`${ANSWER}${asker}`, { id, ok: false, code, params, message });
    }
  }

  fanout.subscribe((topic, data) => {
    if (topic === ASK) void answer(JSON.parse(decoder.decode(data)) as Ask);
    else if (topic === `${ANSWER}${node}`) {
      const reply = JSON.parse(decoder.decode(data)) as Reply;
      waiting.get(reply.id)?.(reply);
    }
  });

  return {
    over(room) {
      here.push({ room, calls: new Map(room.calls.map((binding) => [binding.call.route, binding])) });
      const calls = room.calls.map(({ call, handle }): CallBinding => ({
        call,
        handle: (req: never, caller) => (room.isOpen() ? handle(req, caller) : ask(call.route, req, caller)),
      }));
      return { ...room, calls };
    },
  };
}
