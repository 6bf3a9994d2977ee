import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../made.js';

const cover = (recipe: string, name: string, look: Look, keywords: string, author: string, title: string, detail: string): TemplateSource =>
  made(recipe, name, look, keywords, { author, title, detail });

/** Books by kind. */
export const furtherBooks: readonly TemplateSource[] = [
  cover('bk-quill-book-cover', 'Poetry book cover', 'cormorant nocturne', 'poetry, poetry book, poems, verse, collection, poet, book cover', 'Imogen Vale', 'Feathers, Mostly', 'Poems written after midnight'),
  cover('bk-washes-book-cover', 'Flower poetry book cover', 'greatvibes blossom', 'poetry, poems, poetry book, flowers, verse, love poems, book cover', 'Noor Haddad', 'Petal Math', 'Collected poems'),
  cover('bk-autumn-book-cover', 'Nature poetry book cover', 'instrument canyon', 'poetry, poems, poetry book, nature, autumn, verse, book cover', 'Elin Strand', 'What the Oak Dropped', 'Forty short poems'),
  cover('bk-onesun-book-cover', 'Modern poetry book cover', 'syne terracotta', 'poetry, poems, poetry book, modern, minimalist, verse, book cover', 'T. M. Osei', 'One Line, One Sun', 'New poems'),
  cover('bk-letter-book-cover', 'Love poems poetry book cover', 'playfair cherry', 'poetry, love poems, poetry book, poems, romance, verse, book cover', 'Camille Ross', 'Sent Twice', 'Love poems, some returned'),
  cover('bk-photo-book-cover', 'Family memoir book cover', 'dmserif harbour', 'memoir, memoir book, family, biography, life story, autobiography, book cover', 'Dana Cole', 'The Blurry One Is Me', 'A memoir in photographs'),
  cover('bk-wash-book-cover', 'Childhood memoir book cover', 'fraunces coast', 'memoir, childhood, memoir book, autobiography, life story, family, book cover', 'Rosa Moon', 'Monday Was Wash Day', 'A memoir of six sisters'),
  cover('bk-porch-book-cover', 'Southern memoir book cover', 'playfair olive', 'memoir, memoir book, southern, life story, biography, family, book cover', 'Walker Teal', 'Sit a While', 'What my grandmother said'),
  cover('bk-growth-book-cover', 'Business book cover', 'archivo lagoon', 'business, business book, leadership, management, success, entrepreneur, book cover', 'Peter Vance', 'Slow Growth', 'How to build a business and still nap'),
  cover('bk-steps-book-cover', 'Leadership business book cover', 'jakarta graphite', 'business, leadership, business book, management, career, strategy, book cover', 'Ruth Okoro', 'The Last Step First', 'A business book for managers'),
  cover('bk-mega-book-cover', 'Marketing business book cover', 'anton jazz', 'business, marketing, business book, branding, sales, advertising, book cover', 'Ines Carter', 'Louder Is Not Better', 'Marketing for small shops'),
  cover('bk-fortune-book-cover', 'Money business book cover', 'spartan meadowlark', 'business, money, finance, business book, investing, personal finance, book cover', 'Leo Grant', 'Enough, Plus Ten Percent', 'A calm book about money'),
  cover('bk-door-book-cover', 'Horror book cover', 'spacemono cherry', 'horror, horror novel, horror book, scary, ghost, thriller, book cover', 'Silas Thorne', 'It Knocked From Inside', 'A novel of bad hinges'),
  cover('bk-eye-book-cover', 'Psychological horror book cover', 'syne film', 'horror, psychological horror, horror book, thriller, scary, novel, book cover', 'A. K. Vale', 'Don’t Blink First', 'It already has'),
  cover('bk-cat-book-cover', 'Gothic horror book cover', 'cinzel plum', 'horror, gothic horror, horror book, witch, black cat, novel, book cover', 'Morgana Hale', 'Nine Deaths Left', 'A gothic horror story'),
  cover('bk-ghosts-book-cover', 'Middle grade horror book cover', 'amatic iris', 'horror, ghost story, horror book, kids, halloween, scary, book cover', 'Gus Parlett', 'Boo, Politely', 'Ghost stories with manners'),
  cover('bk-lamp-book-cover', 'Mystery book cover', 'oswald brass', 'mystery, mystery novel, detective, crime, whodunit, noir, book cover', 'Frances Doyle', 'The Umbrella Man', 'It had not rained in weeks'),
  cover('bk-prints-book-cover', 'Cozy detective mystery book cover', 'zilla paprika', 'mystery, detective, mystery novel, crime, whodunit, cozy mystery, book cover', 'Harriet Plum', 'Murder, with Scones', 'A cozy mystery'),
  cover('bk-word-book-cover', 'Christian devotional book cover', 'cormorant fern', 'devotional, christian book, christian, bible study, faith, prayer, book cover', 'Pastor Ruth Bell', 'Forty Mornings', 'A devotional for the slow reader'),
  cover('bk-lily-book-cover', 'Prayer devotional book cover', 'playfair sage', 'devotional, prayer, christian book, christian, faith, bible study, book cover', 'Joan Park', 'Said Quietly', 'Prayers for one year'),
];
