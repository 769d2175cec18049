export { Channel, isEmpty, OFFLINE_EVENT, ONLINE_EVENT } from './channel';
export type { ChannelOptions, Empty, Reply, RequestOptions } from './channel';
export { part } from './follow';
export type { Following, FollowSpec, Part } from './follow';
export { browserSocket, channelUrl } from './socket';
export type { OpenSocket, Socket, SocketEvents } from './socket';
