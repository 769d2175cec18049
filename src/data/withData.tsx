import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useHouse } from '../house/hooks';
import { dataOf } from './client';
import type { Heard } from './heard';

const NOTHING: Heard = {};

/** A panel with the visit's answers at hand. The provider comes with the panel: no first screen and no room carries it. `heard` is its domain's table. */
export function withData<Props extends object>(Panel: ComponentType<Props>, heard: Heard = NOTHING) {
  return function WithData(props: Props) {
    return (
      <QueryClientProvider client={dataOf(useHouse(), heard)}>
        <Panel {...props} />
      </QueryClientProvider>
    );
  };
}
