import type { FooterPage } from '../../../server/contract/footer-pages.js';

export interface PageText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** Our own footer pages. An operator points a link elsewhere by configuration; these say only what is true of any copy. */
export const PAGE_TEXTS: Record<FooterPage, PageText> = {
  about: {
    title: 'About',
    intro: 'Design Maker is a place to make posters, cards, posts and presentations in your browser.',
    sections: [
      {
        heading: 'What you can do',
        text: 'Start from a template or a blank page, change every word, picture and color, and download the result as a picture.',
      },
      {
        heading: 'How it works',
        text: 'The editor runs in your browser. What you see on the canvas is drawn by the same engine that writes your files, so a download looks like the page you edited.',
      },
    ],
  },
  legal: {
    title: 'Legal',
    intro: 'Who answers for this site and on which terms you use it.',
    sections: [
      {
        heading: 'Provider',
        text: 'This copy of Design Maker is run by the organization whose address you opened. Ask them for their legal notice.',
      },
      {
        heading: 'The software',
        text: 'Design Maker itself is free software under the MIT license. It comes without warranty of any kind.',
      },
    ],
  },
  blog: {
    title: 'Blog',
    intro: 'News about templates, tools and how people use them.',
    sections: [
      {
        heading: 'First light',
        text: 'Templates, an editor for text, pictures and icons, and downloads as PNG and JPG: the first version goes from a blank page to a finished file.',
      },
    ],
  },
  faq: {
    title: 'FAQ',
    intro: 'Short answers to what people ask first.',
    sections: [
      {
        heading: 'Do I need an account?',
        text: 'No. Open a template or choose your own dimensions and begin.',
      },
      {
        heading: 'Where is my design kept?',
        text: 'On the server, under a secret that only this browser holds. Clear the cookies of this site and the way back to the design is gone, so download what you want to keep.',
      },
      {
        heading: 'Where are the pictures I upload?',
        text: 'In this browser only. They do not travel to another device.',
      },
      {
        heading: 'Can I edit on a phone?',
        text: 'You can browse and view on a phone. Editing needs a wider window: a tablet or a computer.',
      },
    ],
  },
  license: {
    title: 'License',
    intro: 'What you may do with what you find here.',
    sections: [
      {
        heading: 'Templates and elements',
        text: 'You may use, change and publish the designs you make from the starter templates, also for your business.',
      },
      {
        heading: 'Photos',
        text: 'The starter photos are in the public domain (CC0 or equal). You owe nobody a credit for them.',
      },
      {
        heading: 'Fonts and icons',
        text: 'Fonts come under the SIL Open Font License, icons under the MIT license.',
      },
    ],
  },
  cookie: {
    title: 'Cookie',
    intro: 'This site sets one cookie, and only when you make something.',
    sections: [
      {
        heading: 'What it is for',
        text: 'It holds a random secret that makes your designs yours without an account. It is sent to this site only and read by nobody else.',
      },
      { heading: 'What it is not for', text: 'There is no advertising and no tracking.' },
    ],
  },
  policy: {
    title: 'Policy',
    intro: 'What we keep about you, and for how long.',
    sections: [
      {
        heading: 'Your designs',
        text: 'Designs are stored so that you can open them again. Pictures you upload as a visitor stay in your browser.',
      },
      {
        heading: 'Technical data',
        text: 'The server keeps short-lived logs to find faults and to stop abuse.',
      },
    ],
  },
  referal: {
    title: 'Referal',
    intro: 'Tell others about Design Maker.',
    sections: [
      {
        heading: 'How to share',
        text: 'Send the address of this site to whoever should see it: templates open without an account.',
      },
    ],
  },
};
