/** What an event comes to: the next context, and what shall be said or done, in order. Pure, so that rules read without a machine. */
export interface Plan<Context, Effect> {
  readonly context: Context;
  readonly effects: readonly Effect[];
}

/** A plan that changes nothing yet. */
export const begin = <Context, Effect>(context: Context): Plan<Context, Effect> => ({ context, effects: [] });

/** The plan with a change and more effects. */
export const also = <Context, Effect>(plan: Plan<Context, Effect>, patch: Partial<Context>, ...effects: readonly Effect[]): Plan<Context, Effect> => ({
  context: { ...plan.context, ...patch },
  effects: [...plan.effects, ...effects],
});
