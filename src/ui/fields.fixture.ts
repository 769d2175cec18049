import { fireEvent, screen } from '@testing-library/react';

/** The field of a label; the panel itself may be called like one. */
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
export const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
/** Sends the form that has this field. */
export const submit = async (label: string) =>
  fireEvent.submit((await field(label)).closest('form') as HTMLFormElement);
