import { fromPromise } from 'xstate';

/**
 * A promise actor that the app fills by `.provide({ actors })`. Left empty it rejects, so a machine under test or in the
 * studio answers every command with the generic refusal instead of hanging.
 */
export const slot = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor slot ${name} is empty`)));
