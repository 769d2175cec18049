import type { IncomingHttpHeaders } from 'node:http';

const CODE = /^[A-Za-z]{2}$/;

/** Where a request comes from, by the header in which a proxy of our own says so: an ISO 3166-1 code, '' where it says nothing. */
export type RegionOf = (request: { readonly headers: IncomingHttpHeaders }) => string;

/** @param header in small letters; null where no proxy says it, and whoever sends one is not believed */
export const regionBy = (header: string | null): RegionOf => {
  if (header === null) return () => '';
  return ({ headers }) => {
    const said = headers[header];
    return typeof said === 'string' && CODE.test(said) ? said.toUpperCase() : '';
  };
};
