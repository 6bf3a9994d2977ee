import type { TemplateSource } from '../../build/templates/recipe.js';

export const logos: readonly TemplateSource[] = [
  {
    id: 'salthaus-logo', name: 'Coastal seal logo', recipe: 'logo-seal', pairing: 'josefin', palette: 'coast',
    keywords: ['logo', 'sea', 'sun', 'ceramics', 'seal', 'blue'],
    art: { mark: 'motif-sun-over-sea' }, roles: { accent: '#f2a65a', extra: '#8cc5c4', accent2: '#4f9da6' },
    copy: { name: 'Salthaus', tag: 'Coastal ceramics' },
  },
  {
    id: 'fernhill-logo', name: 'Botanical logo', recipe: 'logo-seal', pairing: 'cormorant', palette: 'grove',
    keywords: ['logo', 'leaf', 'botanical', 'organic', 'green'],
    art: { mark: { id: 'motif-sprig', colors: ['accent'] } },
    copy: { name: 'Fernhill', tag: 'Botanical skincare' },
    roles: { accent: '#4f772d' },
  },
  {
    id: 'northpeak-logo', name: 'Mountain seal logo', recipe: 'logo-seal', pairing: 'archivo', palette: 'summit',
    keywords: ['logo', 'mountain', 'outdoor', 'seal', 'blue'],
    art: { mark: 'motif-peaks' },
    copy: { name: 'Alto Vale', tag: 'Guides & outfitters' },
    roles: { accent: '#e9a23b', extra: '#4a7fb0', accent2: '#d4e3f2' },
  },
  {
    id: 'orsini-monogram', name: 'Doorway monogram', recipe: 'monogram-arch', pairing: 'abril', palette: 'rosewood',
    keywords: ['monogram', 'logo', 'arch', 'letter', 'elegant', 'pink'],
    copy: { initial: 'O', name: 'Orsini', tag: 'Rooms & breakfast' },
  },
  {
    id: 'kestrel-monogram', name: 'Kestrel monogram', recipe: 'monogram-arch', pairing: 'cinzel', palette: 'cobalt',
    keywords: ['monogram', 'logo', 'arch', 'letter', 'blue', 'classic'],
    copy: { initial: 'K', name: 'Kestrel', tag: 'Books and bindings' },
  },
  {
    id: 'mimosa-monogram', name: 'Mimosa monogram', recipe: 'monogram-arch', pairing: 'alfa', palette: 'ember',
    keywords: ['monogram', 'logo', 'arch', 'letter', 'yellow', 'warm'],
    copy: { initial: 'M', name: 'Mimosa', tag: 'Perfume from Grasse' },
  },
];
