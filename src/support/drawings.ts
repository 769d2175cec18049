import type { Drawing } from '../ui/icons';

export const SEND: Drawing = { svg: '<path d="M4.6 11.4 19.4 4.8l-4.6 14.6-3.4-5.8zM11.4 13.6l8-8.8"/>' };
