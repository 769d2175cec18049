import type { Migration } from '../../store/migrations/migration';

/** From here on two-step keys are sealed, which a start does by the house's key (`accounts/sealing`); the step has an older release, to which every code would be wrong, refuse the store. */
export const sealedFactors: Migration = {
  name: '20261124_sealed_factors',
  up: () => Promise.resolve(),
};
