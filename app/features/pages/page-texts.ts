import { COOKIES, SIGNATURE, type CookieAbout } from '../../../server/contract/cookies.js';
import type { FooterPage } from '../../../server/contract/footer-pages.js';
import { STORED_DATA } from '../../../server/contract/stored-data.js';

export interface PageText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** As it stands within a sentence. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Our own footer pages. An operator points a link elsewhere by configuration; these say only what is true of any copy. */
export const PAGE_TEXTS: Record<FooterPage, PageText> = {
  about: {
    title: 'About',
    intro: 'Design Maker is a design tool and a mockup maker that run in your browser.',
    sections: [
      {
        heading: 'Design',
        text: 'Start from a template or a blank page. Change every word, picture and color. Animate it, resize it for other formats, fill it with rows from a spreadsheet, and work on it with others.',
      },
      {
        heading: 'Mockups',
        text: 'Put a picture or a page of a design on a poster, a mug or a screen, and see it at once. High-resolution images are rendered on the server.',
      },
      {
        heading: 'Downloads that match the canvas',
        text: 'One engine draws the canvas and writes the files: JPG, PNG, WebP, PDF, SVG, MP4 and GIF.',
      },
      {
        heading: 'Open source',
        text: 'The software is free under the MIT license. Anyone can run it, change it and embed it.',
      },
    ],
  },
  legal: {
    title: 'Legal',
    intro: 'Who runs this site, and the terms it comes with.',
    sections: [
      {
        heading: 'Provider',
        text: 'This site is run by the organization whose address you opened. Ask them for their legal notice.',
      },
      {
        heading: 'Your work',
        text: 'What you make is yours. You decide who sees it, and you can download or delete it at any time.',
      },
      {
        heading: 'Purchases',
        text: 'A premium image is licensed once and stays yours. If a render fails, the amount charged is refunded. Plans can be canceled at any time and run to the end of the month paid for.',
      },
      {
        heading: 'Software',
        text: 'Design Maker is free software under the MIT license and comes without warranty of any kind.',
      },
    ],
  },
  blog: {
    title: 'Blog',
    intro: 'What is new in Design Maker.',
    sections: [
      {
        heading: 'Designs that move',
        text: 'Animate a page or a single element, watch it in the player, and download it as MP4 or GIF, frame by frame what you saw.',
      },
      {
        heading: 'Find by color, style and language',
        text: 'Search results can be filtered by color, style, language, price and photos. Type a size such as 1080x1920 to start blank.',
      },
      {
        heading: 'One design, every format',
        text: 'Magic Resize lays a design out anew for other sizes instead of only scaling it. Bulk Edit fills one design with a whole spreadsheet.',
      },
      {
        heading: 'Print ready',
        text: 'PDF downloads have real text, embedded fonts, bleed and crop marks. Check design finds low resolution, cut-off text and weak contrast before you print.',
      },
    ],
  },
  faq: {
    title: 'FAQ',
    intro: 'Quick answers.',
    sections: [
      {
        heading: 'Do I need an account?',
        text: 'Not to design: open a template or choose your own dimensions and begin. Downloads, sharing, folders and a brand kit need one.',
      },
      {
        heading: 'Where is my design kept?',
        text: 'On the server. With an account it is in your account, on every device. Without one it is under a secret that only this browser holds: clear the cookies of this site and the way back to the design is gone. Log in, and it is kept in your account.',
      },
      {
        heading: 'Where are the pictures I upload?',
        text: 'With an account on the server, in your photos, on every device. Without one in this browser only; log in, and those in your designs go to your account.',
      },
      {
        heading: 'Can I work offline?',
        text: 'An open design keeps working. Changes stay on your device and save when you are back online.',
      },
      {
        heading: 'Can I go back to an earlier version?',
        text: 'Yes. The last 20 versions of a design are in its version history.',
      },
      {
        heading: 'Which file formats can I download?',
        text: 'JPG, PNG, WebP, PDF and SVG, and MP4 or GIF for designs that move.',
      },
      {
        heading: 'Can I edit on a phone?',
        text: 'You can browse, view and download your designs on a phone. Editing needs a wider window: a tablet or a computer.',
      },
    ],
  },
  license: {
    title: 'License',
    intro: 'How you may use what you find here.',
    sections: [
      {
        heading: 'Templates and elements',
        text: 'Use, change and publish the designs you make, for yourself or for business.',
      },
      {
        heading: 'Free photos',
        text: 'Free photos are in the public domain (CC0 or equivalent). No credit is required.',
      },
      {
        heading: 'Premium images',
        text: 'A premium image is sold with a single license: it stays yours in every design you make.',
      },
      {
        heading: 'Fonts and icons',
        text: 'Fonts come under the SIL Open Font License, icons under the MIT license.',
      },
    ],
  },
  cookie: {
    title: 'Cookie',
    intro: 'Which cookies this site sets, when, and for how long. There is no advertising and no tracking.',
    sections: [
      ...Object.values<CookieAbout>(COOKIES).map(({ name, when, purpose, lasts }) => ({
        heading: name,
        text: `${when}. ${purpose}. Lasts: ${lowered(lasts)}.`,
      })),
      {
        heading: 'Signatures',
        text: `The cookies of the account pages come with a second one each, of the same name and ${SIGNATURE}, which shows that nobody changed them.`,
      },
      {
        heading: 'What your browser keeps besides',
        text: 'Changes that are not saved yet, pictures you uploaded without an account, and where you were on a page. They stay in this browser until they are saved or you clear the data of this site.',
      },
    ],
  },
  policy: {
    title: 'Policy',
    intro: 'What we keep about you, and for how long. Your account page deletes what is in your account.',
    sections: [
      ...STORED_DATA.map(({ heading, text }) => ({ heading, text })),
      {
        heading: 'Technical data',
        text: 'The server writes a log to find faults and to stop abuse. Cookies and passwords never stand in it.',
      },
    ],
  },
  referal: {
    title: 'Referal',
    intro: 'Tell others about Design Maker.',
    sections: [
      {
        heading: 'Share a template',
        text: 'Choose Share on any template and send the link. It opens without an account.',
      },
      {
        heading: 'Share a design',
        text: 'Turn on link sharing, or invite people by e-mail to view or edit.',
      },
    ],
  },
};
