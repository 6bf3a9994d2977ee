/** The words of the dashboard's frame. */
export const dashboard = {
  signIn: 'Sign in',
  comeBack: 'You come back to this page.',
} as const;
