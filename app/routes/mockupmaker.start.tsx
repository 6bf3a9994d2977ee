import { SavedMockups } from '../features/mockups/carousels/saved-mockups.js';
import { MockupHomePage } from '../features/mockups/home/home-page.js';

/** The mockup maker's home, with a member's own above the list (E-038). */
export const Component = () => <MockupHomePage saved={<SavedMockups home />} />;
