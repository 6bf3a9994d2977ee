import type { UserDetails } from '../../../../server/contract/user.js';

export const member = (about: Partial<UserDetails> = {}): UserDetails => ({
  ...{ _id: 'u1', email: 'rana@northam.example', email_verified: true, own_account: true, picture: '' },
  ...{ name: 'Rana Okafor', type: 'member' },
  ...{ my_designs_folder: 'f1', my_photos_folder: 'f2', my_purchases_folder: 'f3' },
  subscription: { sub_status: 'free', scope: [] },
  ...about,
});
