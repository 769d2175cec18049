declare module '../events/event-map' {
  interface EventMap {
    'account.registered': { readonly name: string };
    /** Somebody signed in with the right password on a device that the account has not been on. */
    'account.newDevice': Record<string, never>;
    'account.passwordChanged': Record<string, never>;
  }
}

export {};
