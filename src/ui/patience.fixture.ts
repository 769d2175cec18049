/** Imported for its effect: a panel that is loaded when it is opened takes a busy machine longer than the second that is waited by default. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 45_000 });
