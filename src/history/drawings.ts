import type { Drawing } from '../ui/icons';

export const DOWNLOAD: Drawing = { svg: '<path d="M12 4.4v10.4M7.4 10.6 12 15.2l4.6-4.6M4.8 19.4h14.4"/>' };
