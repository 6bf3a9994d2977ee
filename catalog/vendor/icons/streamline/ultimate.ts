import type { IconSet, Packages } from '../icon-set.js';
import { streamline } from './streamline.js';

/** Dark lines over bright surfaces: the set that says most of its things. */
export const ultimate = (packages: Packages): IconSet =>
  streamline(packages, {
    pack: 'ultimate',
    prefix: 'color',
    except:
      /-logo(-|$)|^(android.*|go-pro|kindle-.*|credit-card-visa|crypto-currency-(ripple|namecoin|litecoin)|file-(java|apk)|programming-language-.*|office-file-adobe|design-file-ai|mobile-phone-blackberry.*|bluetooth.*|drugs-cannabis|.*sperm.*|laboratory-test-stool|.*smoking.*|toilet.*|shooting-.*|.*scalpel|radioactive.*|.*-radioactive|skull|martial-arts-swords|knives-.*|blood-.*|transfusion-.*)$/,
  });
