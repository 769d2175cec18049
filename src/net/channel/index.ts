export { Channel, isEmpty } from './channel';
export { part } from './follow';
export type { Following } from './follow';
export { browserSocket, channelUrl } from './socket';
export type { OpenSocket } from './socket';
