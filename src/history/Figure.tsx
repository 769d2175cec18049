import type { ReactNode } from 'react';

/** One line of a list of figures (`<dl>`). */
export const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
