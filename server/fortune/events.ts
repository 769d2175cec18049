declare module '../events/event-map' {
  interface EventMap {
    /** An operator has said yes or no to a player's application to become a partner. */
    'fortune.decided': { readonly accepted: boolean };
  }
}

export {};
