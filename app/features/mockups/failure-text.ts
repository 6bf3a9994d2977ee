import { isOffline } from '../../ui/offline.js';
import { mockups as strings } from './strings.js';

/** Why something could not be had: without a network that is what to say (E-038). */
export const failureText = (otherwise: string): string => (isOffline() ? strings.offline : otherwise);
