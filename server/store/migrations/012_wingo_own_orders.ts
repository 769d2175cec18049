import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * A player's own orders of Wingo are read model by model, also for the list of all. The index over all models would only be kept up: a page of it
 * for every order, scattered over the players, was a quarter of what a commit of orders wrote.
 */
export const wingoOwnOrders: Migration = {
  name: '012_wingo_own_orders',
  async up(tx) {
    await sql`drop index wingo_orders_by_user`.execute(tx);
  },
};
