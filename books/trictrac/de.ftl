# Was am Trictractisch gesagt wird.
