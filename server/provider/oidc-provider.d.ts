declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
declare module 'oidc-provider/lib/helpers/errors.js' {
  export class InvalidGrant extends Error {}
  export class InvalidRequest extends Error {}
}
