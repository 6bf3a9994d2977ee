import type { GroupChoice } from './group-choice.js';
import { STREAMLINE_GROUPS } from './streamline/groups.js';

/** What nobody should have to buy: signs of faith, of care and of access. */
export const ALWAYS_FREE =
  /church|mosque|synagogue|temple|star-and-crescent|muslim|star-of-david|prayer|hospital|ambulance|first-aid|wheelchair|guide-dog|service-dog|white-cane|crutch|warning|stop-sign|recycle/;

const words = (...patterns: string[]): RegExp => new RegExp(`^(${patterns.join('|')})$`);

/** Variants that say nothing of their own in a design, and marks of the editor's trade. */
const VARIANTS =
  /-(slash|x|simple|minus|dashed|inverse|background|foreground|offset|low|medium|none|line|fine|bend|square|elbow|outline|tilt|oblique|dot|vertical|horizontal|straight|area|break)(-|$)|^(file|number|letter|text|caret|align|arrows-(in|out)|arrow-(elbow|bend|line|u|square)|cell-signal|battery|wifi|bluetooth|gps|dots|circles|selection|chat-centered|speaker|folder-(lock|user|star|dashed|plus)|user-(circle|rectangle|square|gear|list|switch|sound|focus)|phone-(x|list|pause|transfer|plus)|cloud-(x|slash)|clock-(afternoon|counter)|device|map-pin-|calendar-(slash|minus|x)|git|brackets|sidebar|corners|monitor-arrow|network-x|shield-(slash|warning)|television-simple|music-notes-(minus|plus)|flow|intersect|unite|subtract|exclude|split|rows-|columns-|cards-three|command|control|option|backspace|notches|radio-button|spinner|tree-|toggle|sliders|faders|skip|rewind|fast|eject|closed-captioning|subtitles|standard-def|high-def|wave|queue|numpad|usb|sim-card|hard-drives|four-k|three-d|gif|picture-in|screencast|airplay)|-logo$/;

/** What shows harm, vice or illness, and what is seen in bad taste on a greeting card. */
const HARSH = words(
  'cigarette.*',
  'bomb',
  'coffin',
  'headstone',
  'funeral-urn',
  'dagger',
  'water-pistol',
  'syringe',
  'toilet.*',
  'plunger',
  'cockroach',
  'rat',
  'fly',
  'mosquito',
  'worm',
  'middle-finger',
  'pile-of-poo',
  'face-vomiting',
  'nauseated-face',
  'face-with-symbols-on-mouth',
  'skull-and-crossbones',
  'hole',
  'briefs',
  'knife',
  'sword',
  'face-in-clouds',
  'white-flower',
  'fog',
  'closed-mailbox.*',
  'speaker-low-volume',
  'umbrella-on-ground',
  'virus',
  'nuclear-plant',
  'radioactive',
  'biohazard',
  'drop-of-blood',
  'microbe',
  'mouse-trap',
  'bikini',
);

/** The groups of the Elements panel, but for the one of our own drawings. */
export const GROUPS: readonly GroupChoice[] = [
  {
    id: 'icons',
    name: 'Icons',
    priority: 1,
    parts: [
      {
        set: 'fill',
        names:
          'map-pin phone envelope-simple globe calendar-blank clock ticket camera heart star bell bookmark chat-circle check-circle cloud compass download-simple eye flag gear gift hand-waving headphones house info key lightbulb lightning link lock magnifying-glass megaphone microphone moon music-note paper-plane-tilt paint-brush pencil-simple play-circle plus-circle printer puzzle-piece question rocket-launch seal-check share-network shopping-cart smiley sparkle sun tag thumbs-up user users ' +
          'arrow-right arrow-left arrow-up arrow-down arrow-up-right arrow-down-right arrow-circle-right arrow-fat-right arrow-u-up-left arrows-clockwise caret-right caret-circle-right caret-double-right ' +
          'car airplane coffee fork-knife wine pizza hamburger leaf tree shield shield-check trash warning warning-circle wrench upload-simple truck storefront buildings bank money coins credit-card wallet handshake briefcase graduation-cap book-open trophy medal crown butterfly flower cat dog scissors bathtub train bus boat suitcase-rolling mountains palette image video-camera film-slate guitar game-controller t-shirt dress shopping-bag package recycle plant laptop desktop device-mobile battery-full wifi-high chart-bar chart-line-up chart-pie percent target map-trifold signpost newspaper notebook push-pin stamp magic-wand paint-roller hammer',
        headings: [
          'weather',
          'people',
          'communications',
          'health & wellness',
          'system',
          'office',
          'media',
          'design',
        ],
        except: new RegExp(
          `${VARIANTS.source}|${HARSH.source}|^(dot|minus.*|x.*|plus|mouse-.*|bell-z|cursor-text|key-return|tabs|hard-drive|terminal.*|binary|gender-.*|cross|baseball-helmet|intersect.*|lego.*|notification|prohibit-inset|circle-notch|command|fallout.*|stop.*|record|drop-half.*|thermometer-.*|chat-teardrop-.*|grid-.*|password|key-return|hand-swipe-.*|hand-(withdraw|deposit|arrow-.*))$`,
        ),
        most: 370,
      },
    ],
  },
  {
    id: 'duotone',
    name: 'Duotone',
    priority: 2,
    parts: [
      {
        set: 'duotone',
        names:
          'airplane anchor archive armchair balloon barn basket bicycle binoculars boat book-open buildings bus cactus car castle-turret confetti crown envelope-open film-slate fire flower-lotus flower-tulip graduation-cap guitar hourglass island leaf map-trifold mask-happy mountains newspaper palette park piano-keys plant road-horizon sailboat scissors shooting-star tent train trophy umbrella vinyl-record',
        headings: ['nature', 'weather', 'games', 'health & wellness', 'maps & travel', 'objects'],
        except: new RegExp(
          `${VARIANTS.source}|${HARSH.source}|^(drop-half.*|thermometer-.*|angle|article.*|belt|car-battery|cube-.*|escalator.*|eyedropper-sample|headlights|lock-laminated.*|seatbelt|dice-(two|three|four|six)|finn-.*|lego.*|fallout.*|chalkboard.*|computer-tower|desktop-tower|egg.*|barricade|engine|elevator|dna|bone|.*circle-(h|p)|crosshair|gps.*|prohibit.*|steps|pipe.*|funnel|hourglass-.*|stool)$`,
        ),
        most: 300,
      },
    ],
  },
  {
    id: 'business-money',
    name: 'Business & money',
    priority: 3,
    parts: [
      {
        set: 'duotone',
        names:
          'bank briefcase chart-bar chart-line-up coins credit-card handshake presentation-chart storefront ' +
          'briefcase-metal suitcase calendar calendar-check clipboard-text note-pencil notebook kanban target strategy ranking signature stamp certificate identification-badge identification-card user-circle users-three users-four chalkboard-teacher medal lightbulb rocket-launch magnifying-glass megaphone envelope-simple phone-call chats laptop desktop printer folder-open file-text files paperclip push-pin gear key lock-key shield-check seal-check seal-percent fingerprint globe-hemisphere-west clock alarm timer scales gavel buildings',
        headings: ['finances', 'commerce', 'office'],
        except: new RegExp(
          `${VARIANTS.source}|${HARSH.source}|^(.*equal.*|.*(less|greater)-than.*|.*subset.*|.*superset.*|.*member-of|union|empty|tilde|radical|sigma|pi|infinity|divide|math.*|x|minus.*|plus.*|acorn|carrot|cow|.*egg.*|pepper|.*fish.*|shrimp|cherries|grains.*|paw-print|highlighter.*|marker.*|pencil.*|pen.*|table|baby.*|bone|sock|towel|pants|beanie)$`,
        ),
        most: 165,
      },
    ],
  },
  {
    id: 'social-brands',
    name: 'Social & brands',
    priority: 4,
    // marks of others are shown, never sold
    free: true,
    parts: [
      {
        set: 'fill',
        names:
          'instagram-logo facebook-logo x-logo twitter-logo youtube-logo tiktok-logo linkedin-logo pinterest-logo whatsapp-logo telegram-logo snapchat-logo messenger-logo threads-logo reddit-logo discord-logo twitch-logo spotify-logo soundcloud-logo apple-logo apple-podcasts-logo google-logo google-play-logo google-chrome-logo app-store-logo android-logo windows-logo linux-logo github-logo gitlab-logo figma-logo dribbble-logo behance-logo medium-logo mastodon-logo patreon-logo paypal-logo stripe-logo amazon-logo slack-logo skype-logo wechat-logo tumblr-logo steam-logo dropbox-logo meta-logo notion-logo linktree-logo goodreads-logo lastfm-logo stack-overflow-logo',
      },
    ],
  },
  {
    id: 'animals-nature',
    name: 'Animals & nature',
    priority: 5,
    parts: [{ set: 'fluent', headings: ['Animals & Nature'], except: HARSH }],
  },
  {
    id: 'food-drink',
    name: 'Food & drink',
    priority: 6,
    parts: [{ set: 'fluent', headings: ['Food & Drink'], except: HARSH }],
  },
  {
    id: 'travel-places',
    name: 'Travel & places',
    priority: 7,
    parts: [
      {
        set: 'fluent',
        headings: ['Travel & Places'],
        // the 24 clock faces are one icon twenty-four times
        except:
          /.*-(oclock|thirty)$|^(fog|umbrella-on-ground|derelict-house|love-hotel|kaaba|brick|wood|rock|new-moon|cyclone|japanese-post-office|map-of-japan|construction|oncoming-.*)$/,
      },
    ],
  },
  {
    id: 'activities-party',
    name: 'Activities & party',
    priority: 8,
    parts: [{ set: 'fluent', headings: ['Activities'], except: /^(red-envelope|slot-machine|joker)$/ }],
  },
  {
    id: 'objects',
    name: 'Objects',
    priority: 9,
    parts: [{ set: 'fluent', headings: ['Objects'], except: HARSH }],
  },
  {
    id: 'faces-symbols',
    name: 'Faces & symbols',
    priority: 10,
    parts: [
      { set: 'fluent', headings: ['Smileys & Emotion'], except: HARSH },
      {
        set: 'fluent',
        headings: ['Symbols', 'Flags'],
        except:
          /^(.*-button.*|(black|white|brown|purple|red|blue|green|yellow|orange|large|small|hollow).*-(square|circle|diamond|triangle.*)|input-.*|japanese-.*|keycap-.*|.*-arrow.*|circled-m|om|.*room|menorah|khanda|left-luggage|baggage-claim|customs|passport-control|water-closet|latin-cross|orthodox-cross|wheel-of-dharma|.*restroom|id-.*|atm-sign|divide|minus|plus|multiply|heavy-.*|(white|red)-(exclamation|question)-mark|dotted-.*|eight-.*|diamond-with-a-dot|part-.*|red-triangle.*|registered|trade-mark|copyright|sparkle|biohazard|radioactive|no-.*|non-.*|transgender.*|(white|black|crossed)-flags?|star-of-david|star-and-crescent|place-of-worship|antenna-bars|curly-loop|double-.*|wavy-dash|exclamation-.*|female-sign|male-sign|medical-symbol|litter-.*|potable-water|prohibited|children-crossing|mobile-phone-off|vibration-mode|name-badge|trident-emblem|wireless|cinema|baby-symbol|wheelchair-symbol)$/,
      },
    ],
  },
  {
    id: 'people',
    name: 'People',
    priority: 11,
    parts: [
      { set: 'peeps', headings: ['all'] },
      {
        set: 'fluent',
        names:
          'man-artist woman-artist man-astronaut woman-astronaut man-construction-worker woman-construction-worker man-cook woman-cook man-detective woman-detective man-factory-worker woman-factory-worker man-farmer woman-farmer man-firefighter woman-firefighter man-guard man-health-worker woman-health-worker man-judge woman-judge man-mechanic woman-mechanic man-office-worker woman-office-worker man-pilot woman-pilot man-police-officer woman-police-officer man-scientist woman-scientist man-singer woman-singer man-student woman-student man-superhero woman-superhero man-teacher woman-teacher man-technologist woman-technologist man-dancing woman-dancing man-running woman-running man-walking woman-walking man-swimming woman-swimming man-surfing woman-surfing man-biking woman-biking man-golfing woman-golfing man-rowing-boat woman-rowing-boat man-lifting-weights woman-lifting-weights man-cartwheeling woman-cartwheeling man-climbing woman-climbing man-in-lotus-position woman-in-lotus-position man-raising-hand woman-raising-hand man-shrugging woman-shrugging man-gesturing-ok woman-gesturing-ok man-bouncing-ball woman-bouncing-ball skier snowboarder person-fencing horse-racing baby boy girl old-man old-woman man-in-tuxedo woman-with-veil prince princess santa-claus mrs-claus woman-fairy man-mage woman-mage ninja pregnant-woman people-hugging speaking-head busts-in-silhouette ' +
          'waving-hand raised-hand clapping-hands folded-hands handshake heart-hands thumbs-up thumbs-down ok-hand victory-hand crossed-fingers flexed-biceps raised-fist index-pointing-up backhand-index-pointing-down backhand-index-pointing-left backhand-index-pointing-up open-hands palms-up-together raising-hands love-you-gesture call-me-hand writing-hand nail-polish footprints eyes',
      },
    ],
  },
  {
    id: 'doodles',
    name: 'Doodles',
    priority: 12,
    parts: [
      {
        set: 'freehand',
        names:
          'accounting-calculator alert-alarm-clock amusement-park-castle amusement-park-ferris-wheel archive-box board-game-chess-figures board-game-dice-pawn book-bookmark book-flip-page book-library-shelf-1 business-cash-idea business-deal-handshake business-metaphor-boat-success business-metaphor-lucky-cat calendar-date camera camera-double camera-tripod card-game-card-spade cash-payment-bag-1 cash-payment-coin-1 charging-battery-eco circus-clown-1 circus-tent cloud-check collaboration-team-chat color-brush-1 color-crayon color-palette color-spray composition-man connect-flash content-typewriter content-write conversation-chat copy-paste-cut-scissors coupon-percent creativity-idea-bulb creativity-idea-strategy credit-card-1 currency-dollar-bubble delete-bin-2 design-tool-brush-ruler design-tool-magic-wand design-tool-pen-brush-cup design-tool-quill desktop-monitor discount-sale-sign discount-50-percent donation-charity-donate-box donation-charity-donate-heart-flower e-commerce-online-shop earpods edit-pencil edit-quill-feather-1 emoji-hand-cheers envelope-letter-front envelope-pigeon equalizer-bar-graph fireworks-2 form-edition-clipboard-check gesture-double-tap headphones-1 headphones-human help-question-circle home home-chimney-2 image-file-favorite-heart instrument-accordian instrument-electronic-keyboard instrument-saxophone job-briefcase-document keyboard laptop-computer-smiley learning-programming-flag light-spotlight-1 link-paperclip lock-key-1 mailbox-full-1 mailbox-post-1 meeting-presentation messages-bubble-smile microphone microphone-karaoke-1 mobile-phone-smartphone mobile-shopping-cart modern-music-bass-guitar modern-music-dj modern-music-drums module-building-blocks money-bag-dollar money-bill-fly money-coin-purse money-coin-stack money-wallet movies-clapboard movies-hot-trending movies-reel-rating music-clef music-metronome music-note-1 newspaper-fold night-club-disco-ball-1 notes-book office-building-outdoors office-desk-lamp office-folder party-alchoholic-drink-1 party-balloon party-decoration-banner-1 phone-retro-1 phone-booth photo-frame-hang photo-frame-landscape plugin-jigsaw-puzzle podcast-microphone-international-1 presentation-board-graph product-launch-laptop products-purse products-shopping-bags radio-stereo receipt retouch-magic-wand saving-money-seedling saving-piggy-bank saving-safe search-magnifier send-email-fly send-email-paper-plane-1 settings-cog settings-wrench-double shop shop-open-1 shop-cart shop-sign shop-street-sign shopping-bag-side shopping-basket-1 shopping-cart-trolley-full show-hat-magician-1 show-theater-drama-1 smiley-happy smiley-smile-2 smiley-wink smiley-kiss-heart smiley-lol smiley-thumbs-up smiley-crying-rainbow smiley-shine-big-eyes speaker-stand stairs-ascend strategy-business-success-peak tag-hot-price tag-new-circle tag-sale-price tape-cassette-1 task-list-pen time-clock-circle time-hourglass-triangle time-stopwatch time-wrist-watch-1 video-game-controller video-game-pacman video-meeting-monitor-webcam view-binocular view-eye-1 vintage-camera-polaroid vintage-tv-1 vinyl-record-gramophone vinyl-record-player-2 wealth-crystal-shine wealth-gold-bars wealth-pearl-ring wealth-treasure-chest-open wifi-on work-from-home-user-pet-cat worldwide-web-location-pin',
      },
    ],
  },
  {
    id: 'flags',
    name: 'Flags',
    priority: 13,
    // territories that fly the flag of another country are listed once, under its name
    parts: [
      {
        set: 'flags',
        headings: ['all'],
        except: words(
          'xx',
          'va',
          'um',
          'hm',
          'sj',
          'bv',
          'bl',
          'mf',
          'gp',
          're',
          'pm',
          'wf',
          'yt',
          'gf',
          'bq',
          'sh',
          'dg',
        ),
      },
    ],
    free: true,
  },
  {
    id: 'illustrations',
    name: 'Illustrations',
    priority: 15,
    parts: [
      {
        set: 'scenes',
        names:
          'coffee ice-cream reading-side meditating dancing loving petting unboxing selfie roller-skating',
        headings: ['all'],
      },
      { set: 'gravity', headings: ['all'] },
    ],
  },
  ...STREAMLINE_GROUPS,
];
