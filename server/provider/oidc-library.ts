import type { Configuration, Provider as ProviderType } from 'oidc-provider';
import { InvalidGrant, InvalidRequest } from 'oidc-provider/lib/helpers/errors.js';
import { Provider as Untyped } from 'oidc-provider/lib/provider.js';
import type { AdapterErrors } from './oidc-adapter.js';

/**
 * The library by its inner files: its entry prints a line about the version of Node each time it is loaded, which an
 * operator can do nothing about. All tests of this folder run on the oldest version of Node that we support.
 */
export type Provider = ProviderType;
export const Provider = Untyped as new (issuer: string, configuration: Configuration) => ProviderType;

export const adapterErrors: AdapterErrors = {
  used: () => new InvalidGrant('the code was used before'),
  unstorable: () => new InvalidRequest('the request holds a NUL character'),
};
