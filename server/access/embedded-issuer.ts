/** What users of the provider that comes with us are kept under in the product. */
export const EMBEDDED_ISSUER = 'embedded';
