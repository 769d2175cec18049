import type { Fanout, Publisher } from '../ports';

/** Pushes share the fan-out with the topics: no stream route begins like this, and no user id holds the separator. */
const PUSH_PREFIX = '@push:';
const SEPARATOR = '\n';

const pushTopic = (userId: string, route: string): string => `${PUSH_PREFIX}${userId}${SEPARATOR}${route}`;

export const isPush = (topic: string): boolean => topic.startsWith(PUSH_PREFIX);

/** Only for a topic that `isPush`. */
export function pushOf(topic: string): { userId: string; route: string } {
  const at = topic.indexOf(SEPARATOR);
  return { userId: topic.slice(PUSH_PREFIX.length, at), route: topic.slice(at + 1) };
}

/** The publisher of a fan-out: encodes once, whoever listens. */
export function publisherOver(fanout: Fanout): Publisher {
  const encoder = new TextEncoder();
  return {
    json: (topic, payload) => fanout.publish(topic, encoder.encode(JSON.stringify(payload))),
    text: (topic, payload) => fanout.publish(topic, encoder.encode(payload)),
    toUser: (userId, route, payload) =>
      fanout.publish(pushTopic(userId, route), encoder.encode(JSON.stringify(payload))),
  };
}
