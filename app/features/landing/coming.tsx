/** Keeps the place of what is on its way, so that the foot of the page does not jump down. */
export const Coming = () => <div className="landing-coming" />;
