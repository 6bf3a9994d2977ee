/**
 * The twenty formats that most people come for, by the id of their category: each has twelve templates or more, of
 * several layouts, so that the first page of results is a choice (E-091).
 */
export const popular: readonly string[] = [
  ...['instagram-post', 'instagram-story', 'instagram-reel-cover', 'facebook-post', 'facebook-cover', 'pinterest-pin'],
  ...['youtube-thumbnail', 'presentation-wide', 'poster', 'flyer', 'menu', 'business-card', 'logo'],
  ...['invitation', 'greeting-card', 'birthday-card', 'certificate', 'worksheet', 'resume', 'planner'],
];
