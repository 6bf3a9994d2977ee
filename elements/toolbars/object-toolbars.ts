/** The toolbars of what is selected, in one piece. */
// they show icons that nothing else does before them
import '../base/icons/every-icon.js';
import './dm-crop-toolbar.js';
import './dm-grid-toolbar.js';
import './dm-group-toolbar.js';
import './dm-icon-toolbar.js';
import './dm-image-toolbar.js';
import './dm-line-toolbar.js';
import './dm-qr-toolbar.js';
import './dm-shape-toolbar.js';
import './text/dm-text-toolbar.js';
